export const configurator = {
  'configurator.colour': 'Color',
  'configurator.vat': 'Incl. {rate}% tax, plus delivery.',
} as const
