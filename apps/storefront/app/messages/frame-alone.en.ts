export const frameAlone = {
  'frame-alone.format': 'Picture size',
  'frame-alone.not-in-size': 'Not in this size',
  'frame-alone.corrected': 'We don’t make this frame in that combination. Here is the closest one we make.',
}
