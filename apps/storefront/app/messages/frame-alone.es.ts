export const frameAlone = {
  'frame-alone.format': 'Formato de la imagen',
  'frame-alone.not-in-size': 'No en este formato',
  'frame-alone.corrected': 'No hacemos este marco en esa combinación. Aquí está la más parecida.',
}
