/** Frames without a picture. */
export const frameAlone = {
  'frame-alone.format': 'Format des Bildes',
  'frame-alone.not-in-size': 'In dieser Größe nicht',
  'frame-alone.corrected': 'In dieser Kombination bauen wir den Rahmen nicht. Hier ist die nächstliegende.',
}
