/** Detail image of a material for the picker: its edge, gloss, weave or grain. */
export const materialSwatch = (material: string): string => `materials/thumbs/${material}.jpg`
