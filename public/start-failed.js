// Loaded by boot.js only if the app could not be started: says so in the user's language, in index.html's own element.
{
  /** The app's name of a language, its tag, a sentence, and the label of the link that reloads. */
  const languages = [
    ['en', 'en', 'Quayside could not be loaded. Check your connection and try again.', 'Try again'],
    ['zh', 'zh-CN', 'Quayside 加载失败。请检查网络连接后重试。', '重试'],
    ['tw', 'zh-TW', 'Quayside 載入失敗。請檢查網路連線後重試。', '重試'],
    [
      'jp',
      'ja',
      'Quayside を読み込めませんでした。接続を確認して、もう一度お試しください。',
      '再試行',
    ],
    [
      'ko',
      'ko',
      'Quayside를 불러오지 못했습니다. 인터넷 연결을 확인한 후 다시 시도해 주세요.',
      '다시 시도',
    ],
    ['th', 'th', 'โหลด Quayside ไม่ได้ โปรดตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง', 'ลองอีกครั้ง'],
    ['vn', 'vi', 'Không tải được Quayside. Hãy kiểm tra kết nối mạng rồi thử lại.', 'Thử lại'],
    [
      'de',
      'de',
      'Quayside konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
      'Erneut versuchen',
    ],
    [
      'es',
      'es',
      'No se pudo cargar Quayside. Revise su conexión e inténtelo de nuevo.',
      'Reintentar',
    ],
    [
      'fr',
      'fr',
      'Impossible de charger Quayside. Vérifiez votre connexion et réessayez.',
      'Réessayer',
    ],
    [
      'it',
      'it',
      'Non è stato possibile caricare Quayside. Controlla la connessione e riprova.',
      'Riprova',
    ],
    [
      'pt',
      'pt-BR',
      'Não foi possível carregar o Quayside. Verifique sua conexão e tente de novo.',
      'Tentar de novo',
    ],
  ];

  let stored;
  try {
    stored = localStorage.getItem('lang');
  } catch {
    // Storage is blocked: the browser's language is left.
  }
  const preferred = navigator.languages.map((tag) => {
    const isTraditional = /^zh-(?:hant|tw|hk|mo)/iu.test(tag);
    return isTraditional ? 'zh-TW' : tag.slice(0, 2).toLowerCase();
  });
  const [, tag = '', text = '', label = ''] =
    languages.find(([name]) => name === stored) ??
    preferred
      .map((start) => languages.find(([, known = '']) => known.startsWith(start)))
      .find((language) => language !== undefined) ??
    languages[0] ??
    [];
  document.documentElement.lang = tag;
  for (const box of document.querySelectorAll('#failed')) {
    const [sentence] = box.querySelectorAll('p');
    const [again] = box.querySelectorAll('a');
    box.setAttribute('role', 'alert');
    sentence.textContent = text;
    again.textContent = label;
    // The link alone would lose the screen, which stands after the #.
    again.addEventListener('click', (event) => {
      event.preventDefault();
      location.reload();
    });
  }
}
