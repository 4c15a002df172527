import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';

/** The restaurant's picture, whole, on white as it is printed; without one, a shop. */
export const Logo = ({ src, alt, size }: { src: string | null; alt: string; size: number }) => (
  <Box
    sx={{
      width: size,
      height: size,
      flex: 'none',
      borderRadius: 3,
      overflow: 'hidden',
      border: 1,
      borderColor: 'divider',
      display: 'grid',
      placeItems: 'center',
      bgcolor: src ? '#ffffff' : 'action.hover',
      color: 'text.secondary',
    }}
  >
    {src ? (
      <Box
        component="img"
        src={src}
        alt={alt}
        width={size}
        height={size}
        sx={{ display: 'block', objectFit: 'contain', width: '100%', height: '100%' }}
      />
    ) : (
      <StorefrontIcon sx={{ fontSize: size * 0.42 }} aria-hidden />
    )}
  </Box>
);
