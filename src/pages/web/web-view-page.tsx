import { useSearchParams } from 'react-router-dom';
import { WebView } from '@/features/web-view';
import { ScreenFrame } from '../screen/screen-frame';
import { useBack } from '../screen/use-back';

/** Leads out of the app: names the host of `url` and opens it in a new window, or refuses it. */
const WebViewPage = () => {
  const [query] = useSearchParams();
  const { onBack } = useBack();
  return (
    <ScreenFrame>
      <div className="gutter flex flex-col gap-4">
        <WebView url={query.get('url')} onBack={onBack} />
      </div>
    </ScreenFrame>
  );
};

export default WebViewPage;
