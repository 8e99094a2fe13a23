export { ErrorSummary, type ErrorSummaryProps, type FormError } from '../ErrorSummary/ErrorSummary';
