export { product } from './product.de-ch.ts'
