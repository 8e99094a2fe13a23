export { TextField, type TextFieldProps } from '../TextField/TextField';
export { textFieldClasses } from '../TextField/textFieldClasses';
