import { getProductFormReferenceRoute } from './get-calculator-reference.ts'

export const productFormRoutes = [getProductFormReferenceRoute]
