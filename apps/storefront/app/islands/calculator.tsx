export { Calculator as default } from '../features/calculator/calculator.tsx'
