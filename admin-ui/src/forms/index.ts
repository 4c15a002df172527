export { PasswordInput } from './PasswordInput.js';
export { SubmitButton } from './SubmitButton.js';
export { TextInput, type TextInputProps } from './TextInput.js';
export { useDtoForm, type DtoForm } from './useDtoForm.js';
