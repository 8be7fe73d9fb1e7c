/** Frames without a picture. */
export const frameAlone = {
  'frame-alone.format': 'Picture size',
  'frame-alone.not-in-size': 'Not in this size',
  'frame-alone.corrected': 'This frame isn’t made like that. Shown is the closest one we make.',
}
