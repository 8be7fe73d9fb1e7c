import { getCalculatorReferenceRoute } from './get-calculator-reference.ts'

export const calculatorRoutes = [getCalculatorReferenceRoute]
