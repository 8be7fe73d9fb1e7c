export const frameAlone = {
  'frame-alone.format': 'Formato dell’immagine',
  'frame-alone.not-in-size': 'Non in questo formato',
  'frame-alone.corrected': 'Non realizziamo questa cornice in quella combinazione. Ecco la più vicina.',
}
