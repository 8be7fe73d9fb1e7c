/** Frames without a picture. */
export const frameAlone = {
  'frame-alone.format': 'Formato dell’immagine',
  'frame-alone.not-in-size': 'Non in questo formato',
  'frame-alone.corrected': 'Questa cornice non esiste così. Ecco la più vicina che realizziamo.',
}
