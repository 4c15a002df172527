/** A dish's name in another language, which nobody says: a reader and a font are told not to take it for the page's. */
export const SecondName = ({ name }: { name: string }) => (
  <span className="second-name" lang="" dir="auto">
    {name}
  </span>
);
