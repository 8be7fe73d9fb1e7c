import { getCalculatorReferenceSchemas } from './get-calculator-reference.schema.ts'

export const calculatorSchemas = { getCalculatorReference: getCalculatorReferenceSchemas }
