/** Where the clipboard may not be written to (over plain http, in an app's own browser) the old way still works. */
const copyTheOldWay = (text: string, near: HTMLElement): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'unseen';
  // In the open dialog: nothing outside of it can be selected.
  near.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
};

export const copy = async (text: string, near: HTMLElement): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOldWay(text, near);
  }
};
