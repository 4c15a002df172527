/** Where the GST number and the rate that bills charge do not go together; null where they do. */
export const taxWarning = (gstNumber: string | null, gstRate: number): string | null => {
  if (gstNumber && gstRate === 0)
    return 'The restaurant has a GST Number, but the GST rate is 0%: its bills charge no tax.';
  if (!gstNumber && gstRate > 0)
    return `The GST rate is ${gstRate}%, but the restaurant has no GST Number: without one its bills may charge no tax.`;
  return null;
};
