import { useEffect, useState } from 'react';
import { newKey } from '../data/intention.js';
import { useToasts } from '../ui/toasts.js';
import { KEPT, pictureRefusal, type PictureWish } from './account-form.js';

export interface ChosenPicture {
  readonly wish: PictureWish;
  /** What would be seen; null when there would be none. */
  readonly shown: string | null;
  choose(file: File): void;
  remove(): void;
  /** As it is stored, again. */
  reset(): void;
}

/** The picture as the form would leave it, shown before it is sent. */
export const usePicture = (stored: string | null): ChosenPicture => {
  const toasts = useToasts();
  const [wish, setWish] = useState<PictureWish>(KEPT);
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const change = (next: PictureWish) => {
    setWish(next);
    setPreview(next.is === 'new' ? URL.createObjectURL(next.file) : null);
  };
  const choose = (file: File) => {
    const refusal = pictureRefusal(file);
    if (refusal) toasts.invalid([refusal]);
    else change({ is: 'new', id: newKey(), file });
  };
  const shown = wish.is === 'kept' ? stored : preview;
  return { wish, shown, choose, remove: () => change(stored ? { is: 'removed' } : KEPT), reset: () => change(KEPT) };
};
