// Starts the page: makes the services and the store, and hands them in.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { ServicesProvider } from '../state/services-context';
import { createStore } from '../state/store';
import '../ui/app.css';
import { App } from './app';
import { createServices } from './services';

const services = createServices();
const store = createStore(services);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <ServicesProvider value={services}>
        {/* Without transitions, what is typed into a field and what stands in the address change in one step. */}
        <BrowserRouter useTransitions={false}>
          <App />
        </BrowserRouter>
      </ServicesProvider>
    </Provider>
  </StrictMode>,
);
