export const materials = {
  'materials.dropped': 'Niet beschikbaar bij dit materiaal: {list}.',
  'materials.format': '{given} is er hier niet. Nu gekozen: {used}.',
} as const
