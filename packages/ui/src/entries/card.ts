export {
  Card,
  CardBody,
  type CardBodyProps,
  CardMore,
  type CardMoreProps,
  CardPicture,
  type CardPictureProps,
  type CardProps,
  CardTitle,
  type CardTitleProps,
} from '../Card/Card';
