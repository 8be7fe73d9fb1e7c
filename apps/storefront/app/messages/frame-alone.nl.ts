/** Frames without a picture. */
export const frameAlone = {
  'frame-alone.format': 'Formaat van de foto',
  'frame-alone.not-in-size': 'Niet in dit formaat',
  'frame-alone.corrected': 'Deze lijst bestaat niet zo. Dit is de lijst die er het dichtst bij komt.',
}
