export { Container, type ContainerProps } from '../Container/Container';
export { Grid, type GridProps } from '../Grid/Grid';
export { Inline, type InlineProps } from '../Inline/Inline';
export { Stack, type StackProps } from '../Stack/Stack';
