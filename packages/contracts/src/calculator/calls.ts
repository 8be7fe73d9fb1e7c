export { getCalculatorReference } from './get-calculator-reference.ts'
