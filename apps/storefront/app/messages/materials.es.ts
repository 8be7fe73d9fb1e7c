export const materials = {
  'materials.dropped': 'No disponible con este material: {list}.',
  'materials.format': 'Aquí no hay {given}. Ahora está elegido {used}.',
} as const
