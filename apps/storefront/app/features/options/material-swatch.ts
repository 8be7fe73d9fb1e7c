/** What differs about a material, from near by: its edge, gloss, weave or grain, as the picker shows it. */
export const materialSwatch = (material: string): string => `materials/thumbs/${material}.jpg`
