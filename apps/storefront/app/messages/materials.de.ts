export const materials = {
  'materials.dropped': 'Gibt es bei diesem Material nicht: {list}.',
  'materials.format': '{given} gibt es hier nicht. Gewählt ist jetzt {used}.',
} as const
