export { askedCard, valuesOfDesign } from './asked-card.ts'
export { cardValueName } from './card-names.ts'
export { cardRoutes } from './card-routes.ts'
export { cardLimits, cardLink, shownCardChoices, shownPiece, shownSampleRule } from './shown-card.ts'
