export const frameAlone = {
  'frame-alone.format': 'Formaat van de foto',
  'frame-alone.not-in-size': 'Niet in dit formaat',
  'frame-alone.corrected':
    'In deze combinatie maken we de lijst niet. Dit is de combinatie die er het dichtst bij komt.',
}
