export const configurator = {
  'configurator.letter-large': 'Grossbrief',
  'configurator.box-size': 'Grösse der Box',
} as const
