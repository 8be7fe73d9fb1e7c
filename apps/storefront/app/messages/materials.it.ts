export const materials = {
  'materials.dropped': 'Non disponibile con questo materiale: {list}.',
  'materials.format': 'Il formato {given} qui non c’è. Ora è scelto {used}.',
} as const
