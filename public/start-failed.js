// Loaded by boot.js only if the app could not be started: says so in the user's language, in index.html's own element.
{
  /** A sentence, and the label of the link that reloads, by the app's names of the languages. */
  const texts = {
    en: ['Quayside could not be loaded. Check your connection and try again.', 'Try again'],
    zh: ['Quayside 加载失败。请检查网络连接后重试。', '重试'],
    tw: ['Quayside 載入失敗。請檢查網路連線後重試。', '重試'],
    jp: ['Quayside を読み込めませんでした。接続を確認して、もう一度お試しください。', '再試行'],
    ko: [
      'Quayside를 불러오지 못했습니다. 인터넷 연결을 확인한 후 다시 시도해 주세요.',
      '다시 시도',
    ],
    th: ['โหลด Quayside ไม่ได้ โปรดตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง', 'ลองอีกครั้ง'],
    vn: ['Không tải được Quayside. Hãy kiểm tra kết nối mạng rồi thử lại.', 'Thử lại'],
    de: [
      'Quayside konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
      'Erneut versuchen',
    ],
    es: ['No se pudo cargar Quayside. Revise su conexión e inténtelo de nuevo.', 'Reintentar'],
    fr: ['Impossible de charger Quayside. Vérifiez votre connexion et réessayez.', 'Réessayer'],
    it: ['Non è stato possibile caricare Quayside. Controlla la connessione e riprova.', 'Riprova'],
    pt: [
      'Não foi possível carregar o Quayside. Verifique sua conexão e tente de novo.',
      'Tentar de novo',
    ],
  };
  const tags = { zh: 'zh-CN', tw: 'zh-TW', jp: 'ja', vn: 'vi', pt: 'pt-BR' };

  /** The app's name of a browser's language: "zh-Hant-HK" is "tw". */
  const nameOf = (tag) => {
    if (/^zh-(?:hant|tw|hk|mo)/iu.test(tag)) return 'tw';
    const base = tag.slice(0, 2).toLowerCase();
    return Object.keys(tags).find((name) => tags[name] === base) ?? base;
  };

  let lang;
  try {
    lang = localStorage.getItem('lang');
  } catch {
    // Storage is blocked: the browser's language is left.
  }
  const wanted = [lang ?? '', ...navigator.languages.map(nameOf), 'en'];
  const name = wanted.find((language) => Object.hasOwn(texts, language));
  const [text, label] = texts[name];
  const again = document.querySelector('#failed a');
  document.documentElement.lang = tags[name] ?? name;
  document.querySelector('#failed').setAttribute('role', 'alert');
  document.querySelector('#failed p').textContent = text;
  again.textContent = label;
  // The link alone would lose the screen, which stands after the #.
  again.addEventListener('click', (event) => {
    event.preventDefault();
    location.reload();
  });
}
