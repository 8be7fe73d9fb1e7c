/** Frames without a picture. */
export const frameAlone = {
  'frame-alone.format': 'Format des Bildes',
  'frame-alone.not-in-size': 'In dieser Größe nicht',
  'frame-alone.corrected': 'So gibt es diesen Rahmen nicht. Gezeigt wird der nächste, den es gibt.',
}
