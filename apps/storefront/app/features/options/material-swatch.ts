/** The corner of an object in its material, as the picker shows it. */
export const materialSwatch = (material: string): string => `materials/${material}.jpg`
