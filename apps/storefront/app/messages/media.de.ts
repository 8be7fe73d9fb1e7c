/** Pictures, films and what moves. */
export const media = {
  'media.previous': 'Zurück',
  'media.next': 'Weiter',
  'media.pause': 'Film anhalten',
  'media.top': 'Nach oben',
  'media.close': 'Schließen',
  'media.enlarge': 'Groß ansehen',
  'media.days': 'Tage',
  'media.hours': 'Std.',
  'media.minutes': 'Min.',
  'media.seconds': 'Sek.',
  'media.until': 'Bis {date}',
  'media.captions': 'Untertitel',
  'media.download': 'Film herunterladen',
  'media.no-video': 'Dieser Browser zeigt den Film nicht.',
} as const
