/** India's mark for food: a dot in a square is veg, a triangle non-veg. Told apart by shape, for paper has no colour. */
export const VegMark = ({ isVeg, label = isVeg ? 'Veg' : 'Non-Veg' }: { isVeg: boolean; label?: string }) => (
  <svg className="mark" viewBox="0 0 16 16" role="img" aria-label={label}>
    <rect x="1" y="1" width="14" height="14" rx="1.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
    {isVeg ? (
      <circle cx="8" cy="8" r="3.6" fill="currentColor" />
    ) : (
      <path d="M8 3.8 12.4 11.8H3.6Z" fill="currentColor" />
    )}
  </svg>
);
