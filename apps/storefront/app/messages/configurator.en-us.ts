export const configurator = {
  'configurator.colour': 'Color',
  'configurator.sample': 'Order a sample: {free} free, then {price}',
} as const
