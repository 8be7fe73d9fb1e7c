export const materials = {
  'materials.dropped': 'Not available in this material: {list}.',
  'materials.format': '{given} is not available here. We have chosen {used} instead.',
} as const
