// The style sheets of the proof form. Its page imports them, because the form is loaded later.
import '../../../parts/files/file-button.css';
import '../../../parts/qr/qr.css';
import './proofs.css';
