export const configurator = {
  'configurator.about-lamination-glossy': 'Glossy protective film, bright colors',
  'configurator.about-lamination-matt': 'Matte protective film without reflections',
  'configurator.about-paper-glaenzend': 'Rich colors, deep shadows',
  'configurator.colour': 'Color',
  'configurator.vat': 'Plus sales tax and shipping.',
  'configurator.vat-later': 'Plus sales tax and shipping.',
  'configurator.per-metre': '{price} per meter',
  'configurator.lowest-30': 'Lowest price in the {=lowestPriceDays} days before the sale: {price}.',
  'configurator.delivery': 'Arrives by {day} if you order by {moment}.',
  'configurator.delivery-made': 'Made for you, then shipped.',
} as const
